-- The app of an account that shows one-time codes (RFC 6238). The secret is encrypted under a key made from
-- APP_SECRET: a copy of the database alone opens nothing.
create table second_factor_app (
  account_id uuid primary key references account (id) on delete cascade,
  secret bytea not null,
  -- The 30 seconds whose code was used last: none is taken twice, and none from before.
  last_used_step bigint not null,
  confirmed_at timestamptz not null default now()
);

create table passkey (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  -- As the authenticator names it, base64url.
  credential_id text not null unique,
  -- COSE.
  public_key bytea not null,
  -- How often the authenticator says it was used; 0 for ever with those that do not count.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_by_account on passkey (account_id, created_at);

-- SHA-256 of account and code: 80 random bits need no slow hash.
create table recovery_code (
  account_id uuid not null references account (id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (account_id, hash)
);

-- A factor that is being set up: the app's secret before its first code, or the challenge of a passkey to be made.
create table second_factor_setup (
  account_id uuid not null references account (id) on delete cascade,
  kind text not null check (kind in ('app', 'passkey')),
  -- Only the session that began it may finish it.
  session_id uuid not null,
  secret bytea,
  challenge text,
  tries_left integer not null check (tries_left >= 0),
  expires_at timestamptz not null,
  primary key (account_id, kind),
  check ((kind = 'app') = (secret is not null) and (kind = 'passkey') = (challenge is not null))
);

-- A sign-in whose first step is done. The browser holds what `hash` is the SHA-256 of; the row goes when it is used.
create table login_challenge (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  hash bytea not null unique,
  -- What a passkey is to sign, base64url.
  passkey_challenge text not null,
  tries_left integer not null check (tries_left >= 0),
  expires_at timestamptz not null
);
create index login_challenge_by_account on login_challenge (account_id);
create index login_challenge_by_end on login_challenge (expires_at);
