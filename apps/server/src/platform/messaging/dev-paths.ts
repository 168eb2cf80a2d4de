export const outboxPath = "/dev/outbox"
export const lettersPath = "/dev/letters"
export const devStylePath = "/dev/letters.css"
