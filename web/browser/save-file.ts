/** Offers a text to be saved as a file. */
export const saveFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers begin the download only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
