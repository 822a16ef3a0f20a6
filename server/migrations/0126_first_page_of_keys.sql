-- Nodes from schema 116 on may serve beside this migration.
-- The first page of a website that used a key: whoever puts the chat on a site sees that it is there.
alter table api_key add column first_page_origin text;
