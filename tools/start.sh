# The end of `npm start` where there is a shell: the server takes the place of the shell, so that no
# process of ours waits beside it. The first argument is the exit code of tools/prepare.js, which wrote
# the command.
prepared=$1
shift
case $prepared in
  0) . ./node_modules/.parley-start ;;
  75) exec node tools/run.js server/main.ts "$@" ;;
  *) exit "$prepared" ;;
esac
