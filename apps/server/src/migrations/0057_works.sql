-- Counted up with every change that the designer makes: a form that began with an older one is told so. The form that
-- was saved last, as a hash: sent again, because its answer was lost, it changes nothing.
alter table work add column edition integer not null default 1;
alter table work add column form_hash text;
