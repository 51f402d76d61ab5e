/** Browser storage may be blocked or full: then reading returns nothing and writing does nothing. */
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

/** Survives a reload, and is not shared with other tabs. */
export const storeInTab = (key: string, value: string): void => {
  attempt(() => sessionStorage.setItem(key, value))
}

export const readFromTab = (key: string): string | null => attempt(() => sessionStorage.getItem(key)) ?? null

export const removeFromTab = (key: string): void => {
  attempt(() => sessionStorage.removeItem(key))
}
