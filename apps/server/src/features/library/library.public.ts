export { serveLibrary } from "./serve-library.ts"
