import type { BankAccount } from "@roomwright/contract/bills"
import { renderSVG } from "uqr"
import { QRPay } from "vietnam-qr-pay"

/**
 * The text of a VietQR code: bank apps fill account, sum and message in from it (EMVCo merchant-presented mode with
 * Napas' service QRIBFTTA). `amount` in VND.
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
