/** Imports run one way: routes → features → ui · lib → contract; routes → controllers → flows → services → rules → contract. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'features-are-islands',
      'A route or layout passes one feature into another as a slot.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    ),
    rule(
      'nouns-are-islands',
      'Work across nouns lives in flows/.',
      { path: '^cms/src/api/([^/]+)/' },
      { path: '^cms/src/api/([^/]+)/', pathNot: '^cms/src/api/$1/' },
    ),
    rule(
      'ui-knows-no-feature',
      'The design system and what several features share serve every feature.',
      { path: '^web/src/(ui|lib|drawings|uploads|downloads|moves|blocks)/' },
      { path: '^web/src/(features|routes)/' },
    ),
    rule('ui-knows-no-api', 'The design system is given what it shows.', { path: '^web/src/ui/' }, { path: '^web/src/lib/http\\.' }),
    rule('features-know-no-route', 'Routes compose features.', { path: '^web/src/features/' }, { path: '^web/src/routes/' }),
    rule(
      'web-sees-only-the-contract',
      'Server code never reaches the browser.',
      { path: '^(web|e2e)/' },
      { path: '^cms/', pathNot: '^cms/src/contract/' },
    ),
    rule(
      'contract-is-pure',
      'Server and browser share it.',
      { path: '^cms/src/contract/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^cms/src/contract/|node_modules/(zod|vitest|fast-check)/' },
    ),
    rule('only-flows-join-nouns', 'Services know their own noun.', { path: '^cms/src/api/[^/]+/services/' }, { path: '^cms/src/flows/' }),
    rule('no-cycle', 'Two files that need each other are one.', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|routeTree\\.gen' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
