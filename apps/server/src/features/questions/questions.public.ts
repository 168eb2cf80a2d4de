export { withholdQuestion } from "./drop-question.ts"
