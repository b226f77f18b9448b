import { ACCESS_LIFETIME_S, REFRESH_LIFETIME_S, SESSION_LIFETIME_S } from '../src/domain/people/sessions';
import { MAX_FILM_BYTES } from '../src/contract/content/picture-sizes';
import { secret } from '../src/platform/settings';
import { encryption } from '../src/platform/storage/s3-client';

const s3 = process.env.S3_ENDPOINT
  ? {
      provider: 'aws-s3',
      providerOptions: {
        baseUrl: process.env.S3_PUBLIC_URL,
        providerConfig: { encryption: encryption() },
        s3Options: {
          endpoint: process.env.S3_ENDPOINT,
          region: process.env.S3_REGION ?? 'eu-central-1',
          forcePathStyle: true,
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
          credentials: { accessKeyId: process.env.S3_ACCESS_KEY, secretAccessKey: process.env.S3_SECRET_KEY },
          params: { Bucket: process.env.S3_MEDIA_BUCKET },
        },
      },
    }
  : { provider: 'local' };

export default () => ({
  upload: {
    config: {
      ...s3,
      sizeLimit: MAX_FILM_BYTES,
      security: {
        allowedTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'application/pdf', 'video/mp4', 'video/webm', 'text/vtt'],
        deniedTypes: ['image/svg+xml', 'text/html'],
      },
    },
  },
  'users-permissions': {
    config: {
      jwtSecret: secret('JWT_SECRET'),
      jwtManagement: 'refresh',
      sessions: {
        accessTokenLifespan: ACCESS_LIFETIME_S,
        idleRefreshTokenLifespan: REFRESH_LIFETIME_S,
        maxRefreshTokenLifespan: SESSION_LIFETIME_S,
      },
    },
  },
});
