import { ensureBrowser } from '../scripts/chromium.mjs';
import { buildCms, buildWeb } from '../scripts/prepare.mjs';
import { receiveMail } from './mailbox';
import { panelToken } from './panel';
import { startShop } from './start-shop';

/** Builds what changed, starts a shop for all tests and a mail server for its mails. @returns a function that stops both */
export default async function startAll() {
  await ensureBrowser();
  if (process.env.E2E_SHOP_URL) return;
  await buildCms();
  await buildWeb();
  const mail = await receiveMail();
  const shop = await startShop({ SERVE_ADMIN: 'true', SMTP_URL: mail.url, STAFF_EMAIL: 'staff@planquadrat.example' });
  Object.assign(process.env, {
    E2E_SHOP_URL: shop.webUrl,
    E2E_CMS_URL: shop.cmsUrl,
    E2E_DATA_DIR: shop.dataDir,
    E2E_MAIL_DIR: mail.folder,
  });
  process.env.E2E_PANEL_TOKEN = await panelToken(shop.cmsUrl, shop.dataDir);
  return async () => {
    await shop.stop();
    await mail.stop();
  };
}
