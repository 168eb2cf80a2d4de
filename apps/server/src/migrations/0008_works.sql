-- As product_spelling of the catalogue: the words that find a work, and those that find a designer.
create extension if not exists pg_trgm;

create table work_spelling (
  word text collate "C" primary key check (word ~ '^[a-z]{3,40}$')
);
create index work_spelling_near on work_spelling using gist (word gist_trgm_ops);

insert into work_spelling
select distinct word collate "C" from work, unnest(tsvector_to_array(words)) as word
where word collate "C" ~ '^[a-z]{3,40}$';

create table designer_spelling (
  word text collate "C" primary key check (word ~ '^[a-z]{3,40}$')
);
create index designer_spelling_near on designer_spelling using gist (word gist_trgm_ops);

insert into designer_spelling
select distinct word collate "C" from designer_words, unnest(tsvector_to_array(words)) as word
where word collate "C" ~ '^[a-z]{3,40}$';
