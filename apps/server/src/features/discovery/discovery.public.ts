export { oembedAddress, sharePath, worksFeed } from "./addresses.ts"
