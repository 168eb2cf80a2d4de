-- How often pages were asked for, by day (Asia/Ho_Chi_Minh), kind of page and language. Nothing about who asked.
create table page_count (
  day date not null,
  page text not null,
  language text not null,
  views bigint not null check (views > 0),
  primary key (day, page, language)
);

-- Words that nothing was found for, and how often. Nothing about who sought them.
create table empty_search (
  day date not null,
  place text not null check (place in ('products', 'works', 'designers', 'help')),
  words text not null check (char_length(words) <= 60),
  count integer not null check (count > 0),
  primary key (day, place, words)
);
