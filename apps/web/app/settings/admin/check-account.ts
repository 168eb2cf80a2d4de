import type { BankAccount } from "@roomwright/contract/payments/bills"

/** As a bank writes it: without what one types to read it more easily. */
export const tidyAccount = ({ beneficiary, bankName, bankBin, accountNumber }: BankAccount): BankAccount => ({
  beneficiary: beneficiary.replaceAll(/\s+/g, " ").trim(),
  bankName: bankName.replaceAll(/\s+/g, " ").trim(),
  bankBin: bankBin.replaceAll(/\s/g, ""),
  accountNumber: accountNumber.replaceAll(/[\s.-]/g, "").toUpperCase(),
})

/** What of a tidied account cannot be right, in the order of the form. */
export const faultsOf = (account: BankAccount): Readonly<Record<keyof BankAccount, boolean>> => ({
  beneficiary: account.beneficiary === "",
  bankName: account.bankName === "",
  bankBin: !/^\d{6}$/.test(account.bankBin),
  accountNumber: !/^[0-9A-Z]{4,19}$/.test(account.accountNumber),
})
