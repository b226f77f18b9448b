import { createFileRoute } from '@tanstack/react-router';
import { areaHead, loadAreaSite } from '../areas/frame/area-site';
import { AreaRoot } from './-area-root';

export const Route = createFileRoute('/app')({
  staticData: { strings: ['auth', 'problem', 'work-problem', 'live', 'portal'] },
  loader: ({ context }) => loadAreaSite(context.locale),
  head: ({ match }) => areaHead('area.title.app', match.context),
  component: AreaRoot,
});
