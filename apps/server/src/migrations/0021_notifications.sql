-- One inbox an account, made with its first mail. Its number is taken under a row lock: mails of one reader are
-- committed in the order of their numbers, and no number is left out.
create table mailbox (
  account_id uuid primary key references account (id),
  last_number bigint not null check (last_number > 0)
);

-- What happened, as a type and its values: worded in the reader's language when it is read.
create table mail (
  id uuid primary key,
  account_id uuid not null references mailbox (account_id),
  number bigint not null,
  type text not null,
  content jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (account_id, number)
);
create index mail_unread on mail (account_id, number desc) where read_at is null;
create index mail_of_type on mail (account_id, type, number desc);

-- Where a reader wants it otherwise than it is for everybody.
create table mail_preference (
  account_id uuid not null references account (id),
  type text not null,
  by_email boolean not null,
  primary key (account_id, type)
);

-- A message of the administration, and how far its distribution has got.
create table announcement (
  id uuid primary key,
  title text not null,
  text text not null,
  audience text not null check (audience in ('account', 'role', 'all')),
  account_id uuid references account (id),
  role text,
  -- The account that sends it again by mistake gets the same one: the key is made when the form opens.
  key uuid not null unique,
  sent_by uuid not null,
  created_at timestamptz not null,
  readers integer not null check (readers >= 0),
  written integer not null default 0,
  -- Accounts up to this one have it.
  reached uuid,
  finished_at timestamptz,
  check ((audience = 'account') = (account_id is not null)),
  check ((audience = 'role') = (role is not null))
);
create index announcement_newest on announcement (created_at desc, id desc);
create index announcement_unfinished on announcement (created_at) where finished_at is null;
