-- Questions to merchants and collections that a link shows are reported, too.
alter table report drop constraint report_subject_kind_check;
alter table report add constraint report_subject_kind_check
  check (subject_kind in ('work', 'product', 'question', 'collection'));
