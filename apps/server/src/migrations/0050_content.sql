-- What people write to us on the page of the help.
create table feedback (
  id uuid primary key,
  -- Made when the form opens: sent twice, it is one.
  key uuid not null unique,
  -- Null for visitors.
  account_id uuid references account (id),
  text text not null,
  -- An email address or a phone number; "" for who gets the answer in the inbox.
  contact text not null,
  language text not null,
  created_at timestamptz not null,
  state text not null check (state in ('NEW', 'ANSWERED', 'CLOSED')),
  changed_at timestamptz not null
);
create index feedback_waiting on feedback (created_at, id) where state = 'NEW';
create index feedback_newest on feedback (created_at desc, id desc);
create index feedback_account on feedback (account_id);

create table feedback_picture (
  feedback_id uuid not null references feedback (id),
  position integer not null,
  private_file_id uuid not null unique references private_file (id),
  primary key (feedback_id, position)
);

create table feedback_reply (
  id uuid primary key,
  key uuid not null unique,
  feedback_id uuid not null references feedback (id),
  text text not null,
  -- How it reached the sender; a phone is called by hand.
  way text not null check (way in ('inbox', 'email', 'phone')),
  replied_by uuid not null,
  at timestamptz not null
);
create index feedback_reply_of on feedback_reply (feedback_id);
