/**
 * Finds one field in a body of multipart/form-data that is complete in memory. See decision 29 for why
 * it is not a library.
 */
import { AppError } from '#server/errors.ts'

/** More than a form has. */
const maxParts = 20
const maxHeadBytes = 4 * 1024

const boundaryOf = (contentType: string): string | undefined => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  return quoted ?? plain
}

/** The name in a part's headers, which all clients write the same way. */
const nameOf = (head: string): string | undefined =>
  /^content-disposition: *form-data;[^\r\n]*?\bname="([^"\r\n]*)"/im.exec(head)?.[1]

const malformed = () => new AppError('invalid_request')

/** Undefined if the form has no such field. Other fields are ignored, as in JSON. */
export const findPart = (contentType: string, body: Buffer, field: string): Buffer | undefined => {
  const boundary = boundaryOf(contentType)
  if (boundary === undefined || !body.subarray(0, 80).toString('latin1').startsWith(`--${boundary}`))
    throw malformed()
  const delimiter = `\r\n--${boundary}`
  let start = delimiter.length - 2
  for (let part = 0; part < maxParts; part += 1) {
    const isLast = body.toString('latin1', start, start + 2) === '--'
    if (isLast) return undefined
    const end = body.indexOf(delimiter, start, 'latin1')
    const headEnd = body.indexOf('\r\n\r\n', start, 'latin1')
    if (end < 0 || headEnd < 0 || headEnd + 4 > end || headEnd - start > maxHeadBytes) throw malformed()
    if (nameOf(body.toString('utf8', start, headEnd)) === field) return body.subarray(headEnd + 4, end)
    start = end + delimiter.length
  }
  throw malformed()
}
