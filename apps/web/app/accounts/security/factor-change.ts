/** To be called after every change of the factors, with the recovery codes that it brought. */
export type OnFactorChange = (recoveryCodes: readonly string[] | null) => void
