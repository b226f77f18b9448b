import { previewAddress } from '../src/panel/preview-address';
import { publicUrl, secret } from '../src/platform/settings';

export default () => ({
  auth: { secret: secret('ADMIN_JWT_SECRET') },
  apiToken: { salt: secret('API_TOKEN_SALT') },
  transfer: { token: { salt: secret('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: secret('ENCRYPTION_KEY') },
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [publicUrl],
      handler: (uid: string, asked: { documentId?: string; locale?: string; status?: string }) => previewAddress(strapi, uid, asked),
    },
  },
  // In place of a limit that locks an account out: `panel-logins`.
  rateLimit: { enabled: false },
  serveAdminPanel: process.env.SERVE_ADMIN !== 'false',
  autoOpen: false,
  flags: { nps: false, promoteEE: false },
});
