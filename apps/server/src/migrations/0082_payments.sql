-- The invoice that was issued for a bill whose payer named a company: by the merchant for products, else by the platform.
create table bill_invoice (
  bill_id uuid primary key references bill (id) on delete cascade,
  number text not null,
  issued_on date not null,
  -- Where the buyer finds it: the address of the provider's page, or its lookup code.
  lookup text not null,
  noted_at timestamptz not null,
  noted_by uuid not null references account (id)
);
create index bill_confirmed on bill (confirmed_at) where confirmed_at is not null;
