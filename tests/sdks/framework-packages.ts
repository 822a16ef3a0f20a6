/** The packages of Debian that an example of a framework runs with, beside the language itself. */
export const frameworkPackages: Readonly<Record<"fastapi" | "django" | "laravel" | "rails", readonly string[]>> = {
  fastapi: listOf(`
    python3-fastapi python3-starlette python3-pydantic python3-anyio python3-sniffio python3-idna
    python3-typing-extensions python3-uvicorn python3-click python3-h11 python3-asgiref`),
  django: listOf("python3-django python3-sqlparse python3-asgiref python3-tz"),
  laravel: listOf(`
    php-laravel-framework php-brick-math php-dflydev-dot-access-data php-doctrine-deprecations
    php-doctrine-inflector php-doctrine-lexer php-dragonmantank-cron-expression php-email-validator
    php-graham-campbell-result-type php-illuminate-auth php-illuminate-broadcasting php-illuminate-bus
    php-illuminate-cache php-illuminate-collections php-illuminate-config php-illuminate-console
    php-illuminate-container php-illuminate-contracts php-illuminate-cookie php-illuminate-database
    php-illuminate-encryption php-illuminate-events php-illuminate-filesystem php-illuminate-hashing
    php-illuminate-http php-illuminate-log php-illuminate-macroable php-illuminate-mail php-illuminate-notifications
    php-illuminate-pagination php-illuminate-pipeline php-illuminate-queue php-illuminate-redis
    php-illuminate-routing php-illuminate-session php-illuminate-support php-illuminate-testing
    php-illuminate-translation php-illuminate-validation php-illuminate-view php-laravel-serializable-closure
    php-league-commonmark php-league-config php-league-flysystem php-league-mime-type-detection php-monolog
    php-nesbot-carbon php-nette-schema php-nette-utils php-opis-closure php-phpoption php-psr-container
    php-psr-event-dispatcher php-psr-log php-psr-simple-cache php-ramsey-collection php-ramsey-uuid php-swiftmailer
    php-symfony-console php-symfony-css-selector php-symfony-deprecation-contracts php-symfony-error-handler
    php-symfony-event-dispatcher php-symfony-event-dispatcher-contracts php-symfony-finder
    php-symfony-http-foundation php-symfony-http-kernel php-symfony-mime php-symfony-process php-symfony-routing
    php-symfony-service-contracts php-symfony-string php-symfony-translation php-symfony-translation-contracts
    php-symfony-var-dumper php-tijsverkoyen-css-to-inline-styles php-vlucas-phpdotenv php-voku-portable-ascii
    php-webmozart-assert`),
  rails: listOf(`
    ruby-railties ruby-actionpack ruby-actionview ruby-activesupport ruby-concurrent ruby-i18n ruby-tzinfo ruby-zeitwerk
    ruby-builder ruby-erubi ruby-nokogiri ruby-rails-dom-testing ruby-crass ruby-loofah ruby-rails-html-sanitizer
    ruby-rack ruby-rack-test ruby-method-source ruby-thor ruby-nio4r ruby-minitest ruby-mini-portile2 ruby-pkg-config rake puma
    libxml2 libxslt1.1 libicu72 liblzma5`),
};

function listOf(names: string): string[] {
  return names.trim().split(/\s+/);
}
