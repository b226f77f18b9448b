import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router';
import sofia from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import areaStyles from '../styles/areas.css?url';
import { CartProvider } from '../features/configurator/cart-provider';
import { useLocale } from '../lib/locale';
import type { RouterContext } from '../router';
import { ToastProvider } from '../ui/toasts';

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { strings: ['shell'] },
  beforeLoad: ({ context, matches }) => context.strings.load(matches.flatMap((match) => match.staticData.strings ?? [])),
  head: ({ match }) => ({
    meta: [
      { title: match.context.t('failure.title') },
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#0d1b26' },
    ],
    links: [
      { rel: 'preload', href: sofia, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/logo.png' },
    ],
  }),
  shellComponent: Document,
  component: Root,
});

function Document({ children }: { children: ReactNode }) {
  const { theme } = useRouter().options.context;
  return (
    <html lang={useLocale()} data-theme={theme ?? undefined}>
      <head>
        <HeadContent />
        {theme && <link rel="stylesheet" href={areaStyles} />}
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Root() {
  return (
    <ToastProvider>
      <CartProvider>
        <Outlet />
      </CartProvider>
    </ToastProvider>
  );
}
