import { groupList } from "../../../thesaurus/group-list.ts";

/**
 * These groups name devices, networks, files and apps in the Spanish of customers and of help
 * pages.
 */
export const devices = groupList(`
  teléfono, móvil, celular, smartphone, llamar
  número de teléfono, teléfono, número de móvil, número de celular
  aplicación, app, programa, software
  ordenador, computadora, pc, portátil, computador
  dispositivo, aparato, máquina, equipo
  teléfono nuevo, móvil nuevo, cambié de móvil, perdí el móvil, otro dispositivo
  navegador, chrome, firefox, safari
  ordenador, computadora, portátil, pc
  móvil, teléfono, celular
  móvil, teléfono móvil, smartphone, iphone, android
  portátil, laptop, notebook, ordenador portátil
  tableta, tablet, ipad
  ratón, mouse
  reloj, smartwatch, reloj inteligente
  auriculares, audífonos
  altavoz, bocina, parlante
  tele, televisor, televisión, smart tv
  consola, playstation, xbox, nintendo
  impresora, imprimir
  monitor, pantalla
  móvil perdido, he perdido el móvil, perdí el celular, teléfono robado, dispositivo perdido, perdido … móvil, perdido … celular, robado … móvil, robado … celular
  móvil roto, se me rompió el móvil, teléfono averiado, dispositivo dañado
  cambié de número, nuevo número, cambiar número de teléfono, otro número, cambiado … número, cambiar … número
  cambiar de móvil, pasar al móvil nuevo, transferir a otro dispositivo, nuevo dispositivo
  en varios aparatos, cuántos dispositivos, número de dispositivos, límite de dispositivos
  tienda de aplicaciones, play store, app store, descargar aplicación
  instalar la app, bajarme la app, descargar aplicación, instalación
  la app se cierra, la aplicación falla, la app no abre, aplicación se cierra
  actualizar la app, última versión de la app, actualización de la aplicación
  caché, borrar datos de navegación, limpiar caché, archivos temporales
  modo incógnito, ventana privada, navegación privada
  bloqueador de anuncios, adblock, bloqueador
  pantalla, página, vista
  atajo, atajo de teclado, combinación de teclas
  menú principal, barra lateral, navegación
  sitio web, página web, web, página, sitio
  enlace, vínculo, url, link
  internet, red, wifi, conexión
  sin conexión, sin internet, offline
  cable, cordón
  batería, pila, carga
  sin internet, se fue internet, no hay internet, no tengo internet, internet no funciona, sin conexión
  no se conecta, no conecta, no coge el wifi, no detecta la red, error de conexión
  se va el wifi, se va internet, se corta internet, conexión inestable, cortes
  wifi flojo, poca señal, mala señal, señal débil, mala cobertura
  internet va lento, internet lento, velocidad de internet, conexión lenta
  clave del wifi, contraseña del wifi, contraseña de la red
  fibra, banda ancha, adsl
  dominio, dirección web, nombre de dominio
  mi propia dirección, dominio propio, dominio personalizado
  pasar el dominio, mover el dominio, transferir dominio, código de autorización, pasar … dominio, mover … dominio, transferir … dominio
  dns, servidores de nombres, registros dns
  candadito, no es seguro, https, ssl, certificado ssl
  página caída, web caída, sitio no disponible, error 404, error 500
  hosting, alojamiento web, servidor
  ftp, subir la web, publicar sitio
  buzón, cuenta de correo
  tienda online, tienda en línea, comercio electrónico
  google, buscadores, posicionamiento, seo
  enchufe, corriente, toma
  cargador, cable de carga, adaptador
  se descarga rápido, dura poco la batería, batería no dura, duración de la batería, autonomía de la batería
  sin batería, se quedó sin batería, batería baja, batería agotada
  cambiar la pila, cambiar las pilas, cambio de batería, sustituir batería, cambiar … pila, cambiar … batería
  almacenamiento, espacio, memoria, capacidad
  sin espacio, almacenamiento lleno, más espacio
  archivo, fichero, documento, adjunto
  adjunto, archivo adjunto, anexo
  carpeta, directorio, álbum
  foto, imagen, fotografía
  vídeo, video, película, clip
  captura de pantalla, pantallazo
  tamaño del archivo, demasiado grande, archivo grande
  formato, tipo de archivo, extensión
  hoja de cálculo, excel, csv, tabla
  imprimir, impresión, papel
  escanear, código qr, digitalizar
  nube, almacenamiento en línea, disco en línea
  liberar espacio, hacer sitio, espacio de almacenamiento, vaciar
  documentos, papeles, archivos
  no abre el archivo, archivo dañado, archivo corrupto, no se puede abrir
  subida fallida, no me deja subir, no se sube, error al subir, error al cargar
  descarga fallida, no se descarga, no me deja descargar, error de descarga
  pesa mucho, pesa demasiado, demasiado grande, tamaño máximo, límite de tamaño
  comprimido, zip, carpeta comprimida
  pdf, documento, descargar en pdf
  word, documento de texto, docx
  jpg, png, formato de imagen
  fotos, imágenes, galería, álbum
  película, serie, vídeo
  gigas, megas, datos, gb, mb
  velocidad reducida, agotado, sin datos, acabar, se acaban
  cámara, cam, webcam
  colgar una foto, subir foto, cargar imagen
  foto de portada, imagen de fondo, cabecera
  imprimir en papel, en papel, copia impresa
  escaneado, foto del documento, copia escaneada, digitalizar
  compatible, compatibilidad, soportado
  idioma, lengua, traducción, traducir
  zona horaria, hora local
  ajustes, configuración, opciones, preferencias
  botón, icono, tecla
  modo oscuro, modo noche, tema, apariencia
  letra, fuente, tamaño del texto
  foto de perfil, avatar, imagen de perfil
  etiqueta, tag, palabra clave
  categoría, sección, tipo, grupo
  plantilla, modelo, ejemplo
  comentario, nota, observación
  mensaje, chat, conversación
  incrustar, insertar, widget, poner en mi web
  api, interfaz, desarrollador
  token, clave api, clave
  automático, automáticamente, solo, automatización
  a mano, manual, manualmente
  en masa, varios a la vez, todos a la vez, en bloque
  todo, todos, entero, completo
  borrador, sin publicar
  archivar, archivo, guardar
  menú de ajustes, dónde se configura, ajustes, preferencias
  poner en español, en mi idioma, cambiar idioma, idioma, poner … en español, cambiar … idioma
  está en inglés, sale en inglés, otro idioma, cambiar idioma
  la hora está mal, hora equivocada, zona horaria, hora incorrecta
  formato de fecha, día y mes, formato de hora
  letra pequeña, letra grande, no leo bien, tamaño del texto, aumentar texto
  colores, color, diseño, apariencia
  mi logo, logotipo, marca
  diseño, maquetación, disposición, aspecto
  hilo, conversación, mensajes
  no leído, sin leer
  emoji, emoticono, reacción
  mencionar, arroba, mención
  favorito, estrella, guardado, destacar
  pegatina, etiqueta, adhesivo
  fragmento de código, fragmento, script
  de golpe, en masa, en bloque
  uno por uno, de uno en uno, individualmente
  obligatorio, obligado, forzoso
  por defecto, predeterminado, de serie, estándar
  obligatorio rellenar, campo obligatorio, obligatorio
  versión de prueba, beta, acceso anticipado
  tarjeta sim, sim, esim, chip
  conservar mi número, portabilidad, mantener el número, traspaso de número, traspasar el número
  roaming, itinerancia, extranjero, de viaje
  datos móviles, gigas, gigabytes, tarifa de datos
  router, módem, enrutador, punto de acceso
  alcance, cobertura, señal, recepción, demasiado lejos
  luz, led, piloto, parpadea, intermitente, indicador
  emparejar, vincular, conectar, añadir dispositivo, enlazar
  restablecer, reiniciar de fábrica, restaurar, resetear, valores de fábrica
  reiniciar, reinicio, arrancar de nuevo
  firmware, actualización, nueva versión, actualizar
  pitido, ruido, sonido, suena, alarma
  buzón de voz, contestador, buzón
  se cae, se corta, cortes, se desconecta, inestable
  irme, cambiar de compañía, darme de baja, pasarse a otra
  pasarme a vosotros, hacerme cliente, alta, contratar
  colgar, montar, instalar en la pared
  cambiar de operador, cambiarme de compañía, portabilidad, traer mi número
  llevarme el número, mantener mi número, conservar mi número, portabilidad
  tarjeta del móvil, tarjeta sim, sim
  sim perdida, duplicado de sim, nueva sim, sim robada
  puk, pin de la sim, sim bloqueada, código puk
  sin cobertura, no hay señal, no tengo señal, cobertura, sin servicio
  se me acabaron los datos, gasté los datos, sin datos, límite de datos, datos agotados, bono de datos
  de viaje, fuera del país, roaming, en el extranjero
  fuera de europa, otro país, roaming, extranjero
  llamadas al extranjero, llamar fuera, llamadas internacionales
  número oculto, ocultar número, llamada anónima
  desviar llamadas, desvío de llamadas, redirigir llamadas
  llamada en espera, poner en espera
  mensajes de pago, sms premium, servicios de pago, números especiales
  línea fija, fijo, teléfono fijo
  cajita, aparato del wifi, router, módem, decodificador
  cajita de la tele, decodificador, deco
  canales, cadenas, televisión
  no se ve la tele, sin señal de televisión, televisión no funciona
  se pone en rojo, luz roja, piloto rojo, indicador rojo, led rojo
  luz amarilla, se pone amarillo, luz naranja, led amarillo, led naranja
  luz verde, luz azul, led azul, led verde
  parpadeando, luz que parpadea, parpadea, intermitente
  pitando, pita, pitido, suena, alarma
  salta la alarma, falsa alarma, suena sola, alarma
  detecta movimiento, sensor de movimiento, detección de movimiento
  sensor, detector
  humo, detector de humo, incendio
  timbre, videoportero, portero automático
  cerradura, cerradura inteligente, candado, puerta
  no abre la puerta, cerradura no abre, puerta bloqueada, no se abre
  me he quedado fuera, sin llave, no puedo entrar en casa
  perdí la llave, copia de la llave, llave perdida, perdido … llave, perdido … llaves
  termostato, temperatura, calefacción
  bombilla, lámpara
  persiana, cortina, toldo
  aspiradora, robot aspirador, aspirador
  lavadora, lavarropas, lavavajillas, secadora
  nevera, frigorífico, frigo
  horno, cocina, microondas
  cafetera, café
  aire acondicionado, clima, refrigeración
  alexa, asistente de voz, google home, control por voz
  botón del aparato, mantener pulsado, presionar botón
  no aparece en la app, no detecta el aparato, dispositivo no encontrado, no se empareja
  bluetooth, inalámbrico, sin cables
  visión nocturna, de noche, oscuridad
  ver lo grabado, grabaciones, vídeo grabado, historial de vídeo
  tarjeta de memoria, tarjeta sd, microsd
  dormir, modo reposo, suspensión
  poner en la pared, colgar en la pared, montaje en pared, soporte
  impermeable, lluvia, resistente al agua, exterior
  mando a distancia, control remoto, control a distancia
  regla automática, automatización
  pestaña, otra ventana, nueva ventana
`);
