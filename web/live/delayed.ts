/** Runs an action a little later; asked again meanwhile, it still runs once. */
export const delayed = (action: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    isWaiting: (): boolean => timer !== undefined,
    run: (ms: number): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        action()
      }, ms)
    },
    cancel: (): void => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
