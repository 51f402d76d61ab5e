/** Browser storage that may be blocked or full: reading then finds nothing and writing does nothing. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

export const readStored = (key: string): string | null => attempt(() => localStorage.getItem(key)) ?? null

export const writeStored = (key: string, value: string): void => {
  attempt(() => localStorage.setItem(key, value))
}

export const removeStored = (key: string): void => {
  attempt(() => localStorage.removeItem(key))
}

/** What one page load leaves for the next one in the same tab. */
export const leaveForNextLoad = (key: string, value: string): void => {
  attempt(() => sessionStorage.setItem(key, value))
}

export const peekAtLastLoad = (key: string): string | null =>
  attempt(() => sessionStorage.getItem(key)) ?? null

export const takeFromLastLoad = (key: string): string | null =>
  attempt(() => {
    const value = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return value
  }) ?? null
