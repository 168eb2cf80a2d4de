import { useState, type ClipboardEvent, type DragEvent } from "react"

/** Takes files that are dropped or pasted on an element: it gets `drop`, and `isOver` while one is held above it. */
export function useFileDrop(take: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    drop: {
      onDragOver: (event: DragEvent): void => {
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: (): void => setIsOver(false),
      onDrop: (event: DragEvent): void => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      },
      onPaste: (event: ClipboardEvent): void => {
        // What is text is pasted as ever.
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        take(event.clipboardData.files)
      },
    },
  }
}
