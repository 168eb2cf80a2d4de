import { startMailServer } from "./test-mail-server.ts"
import { startSmsGateway } from "./test-sms-gateway.ts"

// A program for measurements: a mail server (`mail`) or an SMS gateway (`sms`), says where, and runs until told to stop.
const server = process.argv.includes("sms") ? await startSmsGateway() : await startMailServer()
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)))
process.send?.({ address: server.url })
