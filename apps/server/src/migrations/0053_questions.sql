-- What buyers ask merchants about a product.
create table product_question (
  id uuid primary key,
  -- No reference: both may read it when the product is gone.
  product_id uuid not null,
  product_name jsonb not null,
  merchant_id uuid not null references account (id),
  asker_id uuid not null references account (id),
  -- The form's: the same question sent twice is one.
  key uuid not null,
  text text not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  declined_at timestamptz,
  -- On the product's page.
  shown boolean not null default false,
  removed_at timestamptz,
  removed_reason text,
  unique (asker_id, key),
  check ((answer is null) = (answered_at is null)),
  check ((removed_at is null) = (removed_reason is null)),
  check (answered_at is null or declined_at is null),
  check (not shown or answered_at is not null)
);
create index product_question_shown on product_question (product_id, answered_at desc, id desc)
  where shown and removed_at is null;
create index product_question_received on product_question (merchant_id, asked_at desc, id desc)
  where removed_at is null;
create index product_question_waiting on product_question (merchant_id, asked_at, id)
  where answered_at is null and declined_at is null and removed_at is null;
create index product_question_asked on product_question (asker_id, asked_at desc, id desc);
