export { createApplication } from "./create-application.ts"
