import 'server-only';
import { createHash, type KeyObject } from 'node:crypto';
import type { AppleSigner } from './apple-settings.ts';

/** Object identifiers of PKCS #7 and #9 (RFC 5652, section 11). */
const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
} as const;

/**
 * A detached PKCS #7 signature (CMS, RFC 5652) over `content`, DER, with the signer's certificate and its issuer's, and the
 * time, which Apple asks for (developer.apple.com/documentation/walletpasses/building-a-pass). The RSA operation runs in
 * Node's thread pool; the library that writes the structure is loaded with the first signature.
 */
export async function signDetached(content: Uint8Array, signer: AppleSigner, at: Date): Promise<Uint8Array> {
  const [cms, asn1] = await Promise.all([import('pkijs'), import('asn1js')]);
  const certificates = [signer.certificate, signer.issuer].map(({ raw }) => cms.Certificate.fromBER(raw));
  const [own] = certificates;
  if (!own) throw new Error('no certificate to sign with');
  const attributes = [
    new cms.Attribute({ type: OID.contentType, values: [new asn1.ObjectIdentifier({ value: OID.data })] }),
    new cms.Attribute({ type: OID.signingTime, values: [new asn1.UTCTime({ valueDate: at })] }),
    new cms.Attribute({
      type: OID.messageDigest,
      values: [new asn1.OctetString({ valueHex: createHash('sha256').update(content).digest() })],
    }),
  ];
  const signed = new cms.SignedData({
    version: 1,
    encapContentInfo: new cms.EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates,
    signerInfos: [
      new cms.SignerInfo({
        version: 1,
        sid: new cms.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new cms.SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
  });
  await signed.sign(await signingKey(signer.key), 0, 'SHA-256', Uint8Array.from(content));
  const envelope = new cms.ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) });
  return new Uint8Array(envelope.toSchema().toBER(false));
}

const signingKey = (key: KeyObject): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'pkcs8',
    Uint8Array.from(key.export({ type: 'pkcs8', format: 'der' })),
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    false,
    ['sign'],
  );
