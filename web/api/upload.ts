import type { Answer, Endpoint, Request, Upload } from '#contract/wire/endpoint.ts'
import { requestIdHeader } from '#contract/wire/request-id.ts'
import { NetworkError } from '#web/browser/network-error.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { readAnswer } from './answer.ts'
import { timeoutMs, urlOf } from './call.ts'
import { currentSession } from './session-store.ts'

interface UploadOptions {
  readonly signal: AbortSignal
  /** Called with how much has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Sends a file. Not with `fetch`, which does not say how much has been sent. */
export const upload = <E extends Endpoint & { readonly upload: Upload }>(
  endpoint: E,
  file: Blob,
  sent: Request<E>,
  { signal, onProgress }: UploadOptions,
): Promise<Answer<E>> =>
  new Promise((resolve, reject) => {
    const sessionBefore = currentSession()
    const { body = {}, ...address } = sent as { readonly body?: Readonly<Record<string, string>> }
    const form = new FormData()
    for (const [name, text] of Object.entries(body)) form.append(name, text)
    form.append(endpoint.upload.field, file)
    const request = new XMLHttpRequest()
    const fail = () => reject(new NetworkError('The server did not answer'))
    request.open(endpoint.method, urlOf(endpoint.path, address))
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', currentLocale())
    request.timeout = timeoutMs
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = () => reject(signal.reason)
    request.onload = () => {
      const { status, responseText: text } = request
      const retryAfter = request.getResponseHeader('retry-after')
      const requestId = request.getResponseHeader(requestIdHeader)
      resolve(readAnswer({ status, text, retryAfter, requestId }, sessionBefore) as Promise<Answer<E>>)
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
