/** An unknown maker of authenticators: a certificate like that of a real one, but self-signed. */
import { createPrivateKey } from 'node:crypto'

const certificate =
  'MIICBTCCAaugAwIBAgIUKJulvU75ChVz7E2XvcMZT3yVz9UwCgYIKoZIzj0EAwIwaTELMAkGA1UEBhMCREUxGTAXBgNVBAoMEENy' +
  'ZXdCZWFjb24gdGVzdHMxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xGzAZBgNVBAMMElRlc3QgYXV0aGVudGlj' +
  'YXRvcjAgFw0yNjExMTgwMTU4NDVaGA8yMTI2MTAyNTAxNTg0NVowaTELMAkGA1UEBhMCREUxGTAXBgNVBAoMEENyZXdCZWFjb24g' +
  'dGVzdHMxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xGzAZBgNVBAMMElRlc3QgYXV0aGVudGljYXRvcjBZMBMG' +
  'ByqGSM49AgEGCCqGSM49AwEHA0IABKKaFV2OKx1gxq7pelQxpXirQnaXxvBrq8G/JA02OhAtx5bWH6aFgIizw0hIXZCY78AYu7L6' +
  'Ze7ILnRKFF0FsnKjLzAtMAwGA1UdEwEB/wQCMAAwHQYDVR0OBBYEFJ/hPrX1TyfphIO13MXSZ92RyHVJMAoGCCqGSM49BAMCA0gA' +
  'MEUCICLj/pq702pQ6WLcwNPDjB9B2k5eVL6kLT/+wG/0SaPiAiEA2AMsx7brRBAU6HaNtTFGr94iwBcs5DRJ06Cmyvh41uI='

const key =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHR5zeDohIc1E7+BOp2BK0kP+aDlKNEfvXqUJHvkCuIyhRANCAASi' +
  'mhVdjisdYMau6XpUMaV4q0J2l8bwa6vBvyQNNjoQLceW1h+mhYCIs8NISF2QmO/AGLuy+mXuyC50ShRdBbJy'

export const makerCertificate = new Uint8Array(Buffer.from(certificate, 'base64'))

export const makerKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })
