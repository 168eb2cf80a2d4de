import { isLongEnough, questionLimits } from "@roomwright/contract/questions/calls"

/** What keeps a question from being sent; null when nothing does. Lengths are those of the text as it will be kept. */
export function findQuestionFault(text: string): "short" | "long" | null {
  const kept = text.trim()
  if (!isLongEnough(kept)) return "short"
  return [...kept].length > questionLimits.text ? "long" : null
}
