-- Problems with what was delivered: the buyer reports, the seller answers, staff decide.
alter table market_order
  drop constraint market_order_state_check,
  add constraint market_order_state_check check (
    state in ('AWAITING_PAYMENT', 'PAID', 'SHIPPED', 'PROBLEM', 'COMPLETED', 'CANCELLED', 'EXPIRED')
  );

create table order_problem (
  order_id uuid primary key references market_order (id),
  -- Forgotten with the buyer.
  text text not null,
  reported_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  outcome text check (outcome in ('refund', 'complete')),
  reason text,
  decided_at timestamptz,
  decided_by uuid,
  check ((answer is null) = (answered_at is null)),
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (reason is null))
);
create index order_problem_waiting on order_problem (reported_at) where outcome is null;

create table order_problem_picture (
  order_id uuid not null references order_problem (order_id),
  position integer not null,
  private_file_id uuid not null references private_file (id),
  primary key (order_id, position)
);
