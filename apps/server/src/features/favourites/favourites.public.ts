export { withholdCollection } from "./withhold-collection.ts"
