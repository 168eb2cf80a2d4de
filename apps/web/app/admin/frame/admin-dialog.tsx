export { QuestionDialog as AdminDialog } from "../../platform/dialogs/question-dialog.tsx"
