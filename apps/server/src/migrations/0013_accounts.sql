alter table account
  -- As typed; compared without case.
  add column email text,
  -- E.164.
  add column mobile text check (mobile ~ '^\+84[3-9][0-9]{8}$'),
  add column password_hash text,
  add column username_fixed boolean not null default false,
  add column avatar_id uuid references picture (id),
  add column designer_level integer not null default 0,
  -- Of the letters that reach it.
  add column language text not null default 'zh' check (language in ('zh', 'en', 'vi')),
  add column blocked_at timestamptz,
  add column terms_version text,
  add column terms_accepted_at timestamptz,
  add column cookie_agreement boolean,
  add column cookie_answered_at timestamptz,
  -- When it is to be erased, and when it was.
  add column erase_at timestamptz,
  add column erased_at timestamptz;
create unique index account_email on account (lower(email));
create unique index account_mobile on account (mobile);
create index account_erase_at on account (erase_at) where erased_at is null and erase_at is not null;

alter table designer_profile add column other_contact text not null default '';

create table account_role (
  account_id uuid not null references account (id) on delete cascade,
  role text not null,
  granted_at timestamptz not null default now(),
  primary key (account_id, role)
);
insert into account_role (account_id, role) select account_id, 'ROLE_DESIGNER' from designer_profile;
insert into account_role (account_id, role) select account_id, 'ROLE_MERCHANT' from merchant_profile;

-- One place where an account is signed in. Ended ones are kept for a while, for whoever asks when.
create table session (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  user_agent text not null,
  second_factor_passed boolean not null,
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_account on session (account_id) where ended_at is null;
create index session_expires on session (expires_at);

-- The last code sent to an email address or mobile number for a purpose, by an account when it is signed in.
create table verification_code (
  id uuid primary key,
  identity text not null,
  purpose text not null check (purpose in ('register', 'login', 'forget', 'bind')),
  account_id uuid references account (id) on delete cascade,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries_left integer not null,
  used_at timestamptz,
  unique nulls not distinct (identity, purpose, account_id)
);
create index verification_code_expires on verification_code (expires_at);
