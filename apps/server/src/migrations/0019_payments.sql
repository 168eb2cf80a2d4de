-- One sum to be paid, or paid. Who pays, for what, and what became of it.
create table bill (
  id uuid primary key,
  payer_id uuid not null references account (id),
  kind text not null,
  subject_id uuid not null,
  -- What it is for, in each language there is.
  title jsonb not null,
  amount bigint not null check (amount > 0),
  -- Written into the transfer's message; never used twice.
  transfer_code text not null unique check (transfer_code ~ '^RW[0-9A-Z]{6}$'),
  -- Where the money is to go, as it was then.
  account jsonb not null,
  invoice jsonb,
  state text not null check (
    state in ('AWAITING_PAYMENT', 'PENDING_REVIEW', 'CONFIRMED', 'REJECTED', 'EXPIRED', 'CANCELLED')
  ),
  created_at timestamptz not null,
  -- When it expires, in the states that do.
  due_at timestamptz,
  confirmed_at timestamptz,
  check ((due_at is not null) = (state in ('AWAITING_PAYMENT', 'REJECTED'))),
  check ((confirmed_at is not null) = (state = 'CONFIRMED'))
);
create index bill_payer on bill (payer_id, created_at desc, id desc);
create index bill_subject on bill (kind, subject_id);
create index bill_due on bill (due_at) where due_at is not null;

-- Pictures of the transfer that the payer has sent, refused ones included.
create table bill_receipt (
  id uuid primary key,
  bill_id uuid not null references bill (id),
  -- Null once the picture is deleted.
  private_file_id uuid references private_file (id),
  -- A perceptual hash of the picture: like pictures differ in few bits.
  picture_hash bit (64) not null,
  sent_at timestamptz not null,
  rejected_at timestamptz,
  rejected_for text,
  check ((rejected_at is null) = (rejected_for is null))
);
create index bill_receipt_bill on bill_receipt (bill_id, sent_at);
-- The desk takes the oldest first; a bill has at most one receipt that waits.
create unique index bill_receipt_waiting on bill_receipt (bill_id) where rejected_at is null;

-- Every change of a bill's state: who, when, why.
create table bill_change (
  id uuid primary key,
  bill_id uuid not null references bill (id),
  at timestamptz not null,
  -- Null when time did it.
  actor_id uuid,
  from_state text,
  to_state text not null,
  reason text
);
create index bill_change_bill on bill_change (bill_id, at);

-- Money that came otherwise than the bill says: late, in another sum, or twice.
create table payment_note (
  id uuid primary key,
  bill_id uuid not null references bill (id),
  kind text not null check (kind in ('LATE', 'SHORT', 'OVER', 'DOUBLE')),
  amount bigint not null check (amount > 0),
  remark text not null,
  noted_at timestamptz not null,
  noted_by uuid not null,
  outcome text check (outcome in ('ACCEPTED', 'REST_ASKED', 'REFUND_DUE', 'REFUNDED')),
  settled_at timestamptz,
  settled_by uuid,
  check ((outcome is null) = (settled_at is null))
);
create index payment_note_bill on payment_note (bill_id);

-- Lines of the bank's statement, as staff have read them in; the bank's own reference keeps a line from counting twice.
create table statement_line (
  id uuid primary key,
  reference text not null unique,
  at timestamptz not null,
  amount bigint not null,
  message text not null,
  bill_id uuid references bill (id),
  read_at timestamptz not null,
  read_by uuid not null
);
create index statement_line_bill on statement_line (bill_id);
