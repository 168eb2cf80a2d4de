export const outboxPath = "/dev/outbox"
export const samplesPath = "/dev/letters"
export const devStylePath = "/dev/letters.css"
