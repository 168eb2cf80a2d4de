-- Up to when a member of staff has been told of what waits, by the mail's type: read or deleted, it is not told again.
create table staff_notice (
  account_id uuid not null references account (id),
  type text not null,
  told_until timestamptz not null,
  primary key (account_id, type)
);
