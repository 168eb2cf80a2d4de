import type { BankAccount } from "@roomwright/contract/payments/bills"
import type { Bank } from "@roomwright/contract/payments/receipts-admin"
import { renderSVG } from "uqr"
import { BanksObject, QRPay, VietQRStatus } from "vietnam-qr-pay"

/**
 * The text of a VietQR code, from which bank apps fill in account, sum and message (EMVCo merchant-presented
 * mode with Napas' service QRIBFTTA). `amount` in VND.
 */
export const writeVietQr = (account: BankAccount, amount: number, transferCode: string): string =>
  QRPay.initVietQR({
    bankBin: account.bankBin,
    bankNumber: account.accountNumber,
    amount: String(amount),
    purpose: transferCode,
  }).build()

/** The same as a picture for screens, dark on white with its quiet zone: SVG. */
export const drawQr = (text: string): string => renderSVG(text, { ecc: "M", border: 4 })

const noVietQr: number = VietQRStatus.NOT_SUPPORTED

/** Every bank that accepts such codes, by name. */
export const listBanks = (): Bank[] =>
  Object.values(BanksObject)
    .filter(({ vietQRStatus }) => vietQRStatus > noVietQr)
    .map(({ bin, shortName, name }) => ({ bin, name: shortName ?? name, fullName: name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "vi"))
