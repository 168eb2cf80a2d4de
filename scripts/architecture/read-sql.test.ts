import { describe, expect, it } from "vitest"
import { readTableUses } from "./read-sql.ts"

const usesIn = (sql: string) => readTableUses(sql).uses.map(({ kind, name }) => `${kind} ${name}`)

describe("reading tables from SQL", () => {
  it.each<[string, string[]]>([
    ["select 1 from work w join account on true, product", ["read work", "read account"]],
    ["select 1 from public.work as w, account a where true", ["read work", "read account"]],
    ["select 1 from (select 1 from work) x, account", ["read account", "read work"]],
    [
      "select 1 from only work left join lateral (select 1 from account) y on true",
      ["read work", "read account"],
    ],
    ['select \'from work\', "from" -- from account\n /* from product */ from "Odd"', ["read Odd"]],
    ["select $$ from work $$ from account", ["read account"]],
    [
      "with a as (select 1 from work), b (id) as materialized (select 1 from a) select 1 from b",
      ["read work"],
    ],
    ["with recursive tree as not materialized (select 1 from tree) select 1 from tree", []],
    [
      "insert into work (id) select id from account on conflict (id) do update set id = 1",
      ["write work", "read account"],
    ],
    ["update work as w set id = 1 from account", ["write work", "read account"]],
    ["update only public.work set id = 1", ["write work"]],
    ["select 1 from work for update of work skip locked", ["read work"]],
    ["delete from work using account where true", ["write work", "read account"]],
    ["truncate table work, account restart identity", ["write work", "write account"]],
    ["merge into work w using account a on true when matched then delete", ["write work", "read account"]],
    [
      "select a is distinct from b, extract(epoch from at) from work join account using (id)",
      ["read at", "read work", "read account"],
    ],
    ["create unlogged table if not exists work as select 1 from account", ["create work", "read account"]],
    ["create materialized view shelf as select 1", ["create shelf"]],
    ["create index work_view on work using gin (words)", ["read gin"]],
    ["alter table if exists only work drop column a; drop table account", ["alter work", "alter account"]],
    ["create table work (account_id uuid references account (id))", ["create work", "reference account"]],
  ])("%s", (sql, expected) => {
    expect(usesIn(sql)).toEqual(expected)
  })
})
