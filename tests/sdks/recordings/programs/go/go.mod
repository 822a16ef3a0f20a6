module use

go 1.19

require parley v0.0.0

replace parley => ../../../../../sdks/go
