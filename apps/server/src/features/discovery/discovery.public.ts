export { articlesFeed, oembedAddress, sharePath, worksFeed } from "./addresses.ts"
