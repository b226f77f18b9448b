import { createFileRoute } from '@tanstack/react-router';
import { areaHead } from '../areas/frame/area-head';
import { loadAreaSite } from '../areas/frame/area-site';
import { AreaRoot } from './-area-root';

export const Route = createFileRoute('/app')({
  staticData: { strings: ['auth', 'problem', 'live', 'portal'] },
  loader: ({ context }) => loadAreaSite(context.locale),
  head: ({ match }) => areaHead('area.title.app', match.context),
  component: AreaRoot,
});
