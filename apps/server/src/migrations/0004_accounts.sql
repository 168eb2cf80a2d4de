create table account (
  id uuid primary key,
  username text not null unique check (username ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  nickname text not null,
  created_at timestamptz not null default now()
);

create table designer_profile (
  account_id uuid primary key references account (id) on delete cascade,
  city jsonb not null,
  styles text[] not null default '{}',
  experience_years integer not null default 0 check (experience_years between 0 and 80),
  company_name text not null default '',
  school jsonb not null default '{}',
  major jsonb not null default '{}',
  introduction jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table merchant_profile (
  account_id uuid primary key references account (id) on delete cascade,
  city jsonb not null,
  company_address jsonb not null default '{}',
  contact_phone text not null default '',
  business_scope jsonb not null default '{}',
  created_at timestamptz not null default now()
);
