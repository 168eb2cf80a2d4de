/** The specification's registration payload, kept in memory from the sign-up form to the step that binds a mobile. */
export interface RegisterInfo {
  readonly nickname: string
  readonly email: string
  readonly verificationCode: string
  readonly password: string
}

let kept: RegisterInfo | null = null

export const registerInfo = (): RegisterInfo | null => kept
export function saveRegisterInfo(info: RegisterInfo | null): void {
  kept = info
}

/** What the last step found wrong in the form before it. */
export interface RegisterFault {
  readonly field: "nickname" | "number" | "userpwd" | "code"
  readonly message: string
}

let fault: RegisterFault | null = null

export function saveRegisterFault(found: RegisterFault): void {
  fault = found
}

/** The fault to be shown now; once. */
export function takeRegisterFault(): RegisterFault | null {
  const taken = fault
  fault = null
  return taken
}
