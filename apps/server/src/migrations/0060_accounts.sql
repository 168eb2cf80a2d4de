-- Codes by email and SMS, one for each who asks. `verification_code` is what the release before goes on with; it is
-- dropped by a later migration.
create table one_time_code (
  id uuid primary key,
  identity text not null,
  purpose text not null check (purpose in ('register', 'login', 'forget', 'bind')),
  -- The signed-in account whose own address it is to become.
  account_id uuid references account (id) on delete cascade,
  -- SHA-256 of who asked: an account, a browser or a network, and nobody else can try it. Of long codes, the minutes they
  -- were sent in: those are for everybody who can read them.
  asker bytea not null,
  -- The name that a browser without one was given with the answer.
  browser bytea,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Null for what is too long to be guessed.
  tries_left integer,
  used_at timestamptz,
  unique (identity, purpose, asker)
);
create index one_time_code_expires on one_time_code (expires_at);

-- Browsers that an account signed in with: what strangers use up is not theirs. SHA-256 of the name that is in a cookie.
create table known_browser (
  account_id uuid not null references account (id) on delete cascade,
  browser bytea not null,
  last_seen_at timestamptz not null,
  primary key (account_id, browser)
);
create index known_browser_seen on known_browser (last_seen_at);

-- When its holder last proved to be there, by a second factor or the password.
alter table session add column proved_at timestamptz;
-- Of a proof that a session is asked for, as against a sign-in.
alter table login_challenge add column session_id uuid references session (id) on delete cascade;
