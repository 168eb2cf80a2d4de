-- The one ledger of money. An entry moves a sum from one account to another, so the books balance by construction;
-- it is never changed or deleted. Account kinds: `bank` (the world outside), `unknown` (a statement line that nobody
-- has assigned), `bill` (came for a bill and is not used yet), `over` (came besides what the bill needs), `sale`
-- (pays the bill), `refund` (due back to the payer of the bill), `credit` (kept for a buyer), `seller` (owed to a
-- seller), `waived` (what the platform let off), `commission`.
create table money_entry (
  id uuid primary key,
  at timestamptz not null,
  what text not null,
  from_kind text not null,
  from_id uuid not null,
  to_kind text not null,
  to_id uuid not null,
  amount bigint not null check (amount > 0),
  bill_id uuid references bill (id),
  -- The note, line, refund or payout that the entry belongs to.
  subject_id uuid,
  -- Null when time or the platform did it.
  actor_id uuid,
  -- A counter entry names what it takes back; each is taken back at most once.
  undoes uuid unique references money_entry (id),
  check ((from_kind, from_id) <> (to_kind, to_id))
);
create index money_entry_bill on money_entry (bill_id) where bill_id is not null;
create index money_entry_subject on money_entry (subject_id) where subject_id is not null;

-- The balance of each account: what came to it minus what left it. Kept by a trigger, equal to the sum of the entries.
create table money_balance (
  kind text not null,
  id uuid not null,
  balance bigint not null,
  primary key (kind, id)
);

-- The same by month (YYYY-MM in Asia/Ho_Chi_Minh) and kinds of accounts, for the report.
create table money_month (
  month text not null,
  from_kind text not null,
  to_kind text not null,
  amount bigint not null,
  primary key (month, from_kind, to_kind)
);

create function add_up_money() returns trigger language plpgsql as $$
begin
  insert into money_balance (kind, id, balance)
  select kind, id, sum(amount) from (
    select to_kind as kind, to_id as id, amount from added
    union all
    select from_kind, from_id, -amount from added
  ) as posting
  group by kind, id
  -- Always in the same order, so that two transactions wait for each other and do not block each other.
  order by kind, id
  on conflict (kind, id) do update set balance = money_balance.balance + excluded.balance;
  insert into money_month (month, from_kind, to_kind, amount)
  select to_char(at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM') as month, from_kind, to_kind, sum(amount)
  from added
  group by 1, 2, 3
  order by 1, 2, 3
  on conflict (month, from_kind, to_kind) do update set amount = money_month.amount + excluded.amount;
  return null;
end $$;
create trigger money_entry_added after insert on money_entry
  referencing new table as added for each statement execute function add_up_money();

create function refuse_change_of_money() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger of money is append only.';
end $$;
create trigger money_entry_stays before update or delete on money_entry
  for each row execute function refuse_change_of_money();
create trigger money_entry_stays_whole before truncate on money_entry
  for each statement execute function refuse_change_of_money();

-- What is due back of a noted payment; null while nothing is.
alter table payment_note add column due bigint check (due >= 0);
-- A receipt that counts as a part of the sum: the rest was asked for.
alter table bill_receipt add column part_at timestamptz;
drop index bill_receipt_waiting;
create unique index bill_receipt_waiting on bill_receipt (bill_id) where rejected_at is null and part_at is null;
-- Money that came without a receipt.
alter table payment_note drop constraint payment_note_kind_check;
alter table payment_note add constraint payment_note_kind_check
  check (kind in ('LATE', 'SHORT', 'OVER', 'DOUBLE', 'NO_RECEIPT', 'CALLED_OFF'));

-- Brings in what was confirmed, noted and paid out without an entry: all of it before this release, and what a
-- process of the previous release does while this one starts. Does nothing the second time.
create function bring_in_money() returns void language plpgsql as $$
declare
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  create temporary table brought on commit drop as
    select b.id, b.amount, b.state, b.confirmed_at,
      case when b.kind in ('product-order', 'design-order') then 'sale' else 'earned' end as used,
      -- A clerk accepted less than the sum.
      (select min(n.amount) from payment_note n
        where n.bill_id = b.id and n.kind = 'SHORT' and n.outcome = 'ACCEPTED' and n.amount < b.amount) as short
    from bill b
    where not exists (select from money_entry e where e.bill_id = b.id)
      and (b.state = 'CONFIRMED' or exists (select from payment_note n where n.bill_id = b.id));

  -- What part payments of ended bills were is forgotten nowhere any more: it is due back.
  update payment_note n set outcome = 'REFUND_DUE', settled_at = now()
  from brought b
  where n.bill_id = b.id and b.state in ('EXPIRED', 'CANCELLED') and n.outcome = 'REST_ASKED';
  update payment_note n set due = case
      when n.kind = 'OVER' and b.state not in ('EXPIRED', 'CANCELLED') and n.amount > b.amount then n.amount - b.amount
      else n.amount
    end
  from brought b
  where n.bill_id = b.id and n.outcome in ('REFUND_DUE', 'REFUNDED') and n.due is null;

  insert into money_entry (id, at, what, from_kind, from_id, to_kind, to_id, amount, bill_id)
  select gen_random_uuid(), confirmed_at, 'receipt', 'bank', nobody, 'bill', id, coalesce(short, amount), id
  from brought where state = 'CONFIRMED'
  union all
  select gen_random_uuid(), confirmed_at, 'waived', 'waived', nobody, 'bill', id, amount - short, id
  from brought where state = 'CONFIRMED' and short is not null
  union all
  select gen_random_uuid(), confirmed_at, 'paid', 'bill', id, used, id, amount, id
  from brought where state = 'CONFIRMED';

  -- Money that was noted besides what confirmed the bill.
  create temporary table brought_note on commit drop as
    select n.id, n.bill_id, n.noted_at, coalesce(n.settled_at, n.noted_at) as settled_at, n.kind, n.outcome, n.due,
      n.noted_by, n.settled_by,
      case when b.state = 'CONFIRMED' or n.kind = 'DOUBLE' then 'over' else 'bill' end as place,
      case
        when n.kind = 'OVER' and b.state = 'CONFIRMED' then greatest(n.amount - b.amount, coalesce(n.due, 0))
        when n.kind = 'LATE' and n.outcome = 'ACCEPTED' then 0
        when n.kind = 'SHORT' and b.state = 'CONFIRMED' then coalesce(n.due, 0)
        else n.amount
      end as came
    from payment_note n join brought b on b.id = n.bill_id
    where n.kind <> 'CALLED_OFF';
  insert into money_entry (id, at, what, from_kind, from_id, to_kind, to_id, amount, bill_id, subject_id, actor_id)
  select gen_random_uuid(), noted_at, 'note', 'bank', nobody, place, bill_id, came, bill_id, id, noted_by
  from brought_note where came > 0
  union all
  select gen_random_uuid(), settled_at, 'refund-due', place, bill_id, 'refund', bill_id, due, bill_id, id, settled_by
  from brought_note where due > 0
  union all
  select gen_random_uuid(), settled_at, 'refund', 'refund', bill_id, 'bank', nobody, due, bill_id, id, settled_by
  from brought_note where due > 0 and outcome = 'REFUNDED';

  insert into money_entry (id, at, what, from_kind, from_id, to_kind, to_id, amount, bill_id, subject_id)
  select gen_random_uuid(), n.noted_at, 'refund-due', b.used, n.bill_id, 'refund', n.bill_id, n.amount, n.bill_id, n.id
  from payment_note n join brought b on b.id = n.bill_id where n.kind = 'CALLED_OFF'
  union all
  select gen_random_uuid(), coalesce(n.settled_at, n.noted_at), 'refund', 'refund', n.bill_id, 'bank', nobody, n.amount,
    n.bill_id, n.id
  from payment_note n join brought b on b.id = n.bill_id where n.kind = 'CALLED_OFF' and n.outcome = 'REFUNDED';

  insert into money_entry (id, at, what, from_kind, from_id, to_kind, to_id, amount, bill_id, subject_id)
  select gen_random_uuid(),
    coalesce(
      (select max(c.at) from market_order_change c where c.order_id = o.id and c.to_state = 'COMPLETED'), o.created_at),
    'sale', 'sale', o.bill_id, 'seller', o.seller_id, o.total, o.bill_id, o.id
  from market_order o join brought b on b.id = o.bill_id
  where o.state = 'COMPLETED';

  insert into money_entry (id, at, what, from_kind, from_id, to_kind, to_id, amount, subject_id, actor_id)
  select gen_random_uuid(), p.noted_at, 'payout', 'seller', p.seller_id, 'bank', nobody, p.amount, p.id, p.noted_by
  from payout p
  where not exists (select from money_entry e where e.subject_id = p.id);
  drop table brought_note, brought;
end $$;
select bring_in_money();
